import { Progress } from '@summit/ui/progress'

export const Example = () => <Progress label="Downloading videos" value={3} max={12} valueText="3 of 12" />
