import { useDemo } from '@summit/features/home'
import { HomePage } from '@summit/features/home/view'
import { usePorts } from '@summit/features/provider'

/** `/` */
export default function HomeRoute() {
  return <HomePage brand={usePorts().brand} demo={useDemo()} />
}
