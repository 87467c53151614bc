import { ElevationChart } from '@summit/ui/product/elevation-chart'

export const Example = () => (
  <ElevationChart
    heights={[0.1, 0.4, 0.3, 0.9]}
    markers={[3]}
    label="Four days, up to 4,860 m"
    style={{ height: '12rem' }}
  />
)
