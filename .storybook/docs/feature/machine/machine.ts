import type { RequestHandler } from 'msw'
import type { Environment } from './environment.ts'

/** A handle of a hook, as far as a state machine needs it. */
export interface AnyHandle {
  state: { status: string }
}

type Functions<Handle> = {
  [Name in keyof Handle]: Handle[Name] extends (...values: never[]) => void ? Name : never
}[keyof Handle]

/** Arguments of a call: one list, or several by the case that they stand for. */
type Cases<Values> = Values | Record<string, Values>

/** How a hook starts: its options, and the events from outside of the page, such as another tab. */
export interface Start<Options> {
  options: Options
  outside?: Record<string, () => void>
}

/** What it takes to run every transition of a hook. The compiler asks for every function of its handle. */
export interface Machine<Options, Handle extends AnyHandle> {
  name: string
  hook: (options: Options) => Handle
  /** One value per state, which are the nodes of the diagram. */
  states: Record<string, Handle['state']>
  /** The node of a state. @default its status */
  nodeOf?: (state: Handle['state']) => string
  /** The ways in which the hook can start, by their names. */
  starts: Record<string, (environment: Environment) => Start<Options>>
  calls: { [Name in Functions<Handle>]: Handle[Name] extends (...values: infer V) => void ? Cases<V> : never }
  /** The answers of the server, by their names. */
  answers?: Record<string, RequestHandler>
}

/** A machine of any hook. */
export interface AnyMachine {
  name: string
  states: Record<string, AnyHandle['state']>
  nodeOf: (state: AnyHandle['state']) => string
  starts: Record<string, (environment: Environment) => AnyStart>
  answers: Record<string, RequestHandler>
}

/** A start with its hook. */
export interface AnyStart {
  useMachine: () => Events
  outside: Record<string, () => void>
}

/** The current state and the calls that can follow. */
export interface Events {
  state: AnyHandle['state']
  calls: Record<string, () => void>
}

/** Forgets the types of a machine, so that those of all hooks can be in one list. */
export function machine<Options, Handle extends AnyHandle>(own: Machine<Options, Handle>): AnyMachine {
  const { name, hook: useOwn, states, nodeOf = ({ status }: AnyHandle['state']) => status, starts, answers = {} } = own
  return {
    name,
    states,
    nodeOf,
    answers,
    starts: Object.fromEntries(
      Object.entries(starts).map(([label, start]) => [
        label,
        (environment: Environment) => {
          const { options, outside = {} } = start(environment)
          const useMachine = () => {
            const handle = useOwn(options)
            return { state: handle.state, calls: callsOf(handle, own.calls) }
          }
          return { useMachine, outside }
        },
      ]),
    ),
  }
}

/** Every call of a handle, by its label. */
function callsOf(handle: object, calls: Record<string, unknown[] | Record<string, unknown[]>>): Events['calls'] {
  const entries = Object.entries(calls).flatMap(([name, cases]) =>
    (Array.isArray(cases) ? [['', cases] as const] : Object.entries(cases)).map(
      ([when, values]): [string, () => void] => [
        when ? `${name}(): ${when}` : `${name}()`,
        // SAFETY: the names are those of the handle's functions, and the values their arguments.
        () => (Reflect.get(handle, name) as (...values: unknown[]) => void)(...values),
      ],
    ),
  )
  return Object.fromEntries(entries)
}
