import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@summit/ui/alert'
import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import { EmptyState } from '@summit/ui/empty-state'
import { ChallengeIcon } from '@summit/ui/icons'
import { Progress } from '@summit/ui/progress'
import { Skeleton } from '@summit/ui/skeleton'
import { Spinner } from '@summit/ui/spinner'
import { Do, Dont, PatternPage, Rule } from './do-dont.tsx'

/** What stands in place of content that is not there. */
const meta = { title: 'Patterns/Empty and loading', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const find = <Button>Find a challenge</Button>
const joined = 'Those you join are here, with the days that are left.'

/** The rules, with examples. */
export const EmptyAndLoading: Story = {
  render: () => (
    <PatternPage title="Empty and loading" lead="What stands in place of content that is not there, or not there yet.">
      <Rule
        title="Say what will be here, and how it gets here"
        why="An empty place without an explanation looks like a failure."
      >
        <Do text="What is missing, and one action">
          <EmptyState title="No challenges yet" icon={<ChallengeIcon />} action={find}>
            {joined}
          </EmptyState>
        </Do>
        <Dont text="Only that there is nothing">
          <EmptyState title="No data" />
        </Dont>
      </Rule>
      <Rule
        title="Tell no results from nothing yet"
        why="After a search there is nothing to add, only another search to try."
      >
        <Do text="What was searched for, and what to try">
          <EmptyState title="No results for “Kilimanjaro”">Try fewer words.</EmptyState>
        </Do>
        <Dont text="As if there were no challenges at all">
          <EmptyState title="No challenges yet" action={find}>
            {joined}
          </EmptyState>
        </Dont>
      </Rule>
      <Rule
        title="Show a failure as a failure"
        why="“None yet” would be wrong. What failed to load is not loaded again by itself, so there is a button."
      >
        <Do text="An alert, and a way to try again">
          <Alert intent="danger" role="none">
            Your challenges could not be loaded.
          </Alert>
          <Button variant="secondary">Try again</Button>
        </Do>
        <Dont text="An empty state">
          <EmptyState title="No challenges yet">{joined}</EmptyState>
        </Dont>
      </Rule>
      <Rule
        title="Keep the layout of what comes"
        why="Nothing moves when the content arrives. Screen readers do not get skeletons: a status says that it is loading."
      >
        <Do text="Skeletons as large as the content, and a status">
          <p role="status" className="text-small text-ink-muted">
            Loading...
          </p>
          <Card className="flex items-center gap-4">
            <Skeleton shape="circle" className="size-12 flex-none" />
            <div className="grid min-w-0 grow">
              <Skeleton className="w-3/4" />
              <Skeleton className="w-1/2" />
            </div>
          </Card>
        </Do>
        <Dont text="A spinner, which the content will push away">
          <Spinner size="large" label="Loading" className="justify-self-center" />
        </Dont>
      </Rule>
      <Rule
        title="Count what can be counted"
        why="A bar says how long to wait, in words too. A spinner is for what has no measure."
      >
        <Do text="A progress bar, with its value in words">
          <Progress label="Download" value={3} max={12} valueText="3 of 12 videos" />
        </Do>
        <Dont text="A spinner for twelve videos">
          <p className="flex items-center gap-3">
            <Spinner />
            Downloading...
          </p>
        </Dont>
      </Rule>
    </PatternPage>
  ),
}
