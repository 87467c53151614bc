import { ForksPoolWorker, type PoolOptions, type PoolRunnerInitializer, type WorkerRequest } from 'vitest/node'

/** Runs per process. Each leaves listeners behind. */
const RUNS_MAX = 100

type Listener = Parameters<ForksPoolWorker['on']>[1]

const idle = new Map<PoolOptions['project'], ReusedProcess>()

/**
 * Pool whose processes serve one run after another. Stryker runs the tests of each mutant by themselves, and loading the
 * modules and opening a database takes longer than the tests.
 */
export const reusedProcesses: PoolRunnerInitializer = {
  name: 'reused-process',
  createPoolWorker: (options) => {
    const found = idle.get(options.project)
    idle.delete(options.project)
    return found ?? new ReusedProcess(options)
  },
}

class ReusedProcess extends ForksPoolWorker {
  override readonly name = reusedProcesses.name
  readonly #project: PoolOptions['project']
  #listeners: [event: string, listener: Listener][] = []
  #runs = 0
  #isFinished = false

  constructor(options: PoolOptions) {
    super(options)
    this.#project = options.project
    options.project.vitest.onClose(() => idle.get(options.project)?.end())
  }

  override on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    super.on(event, listener)
  }

  override async start(): Promise<void> {
    this.#isFinished = false
    if (this.#runs++ === 0) await super.start()
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.#runs >= RUNS_MAX) {
      super.send(message)
      return
    }
    this.#isFinished = true
    const response = { type: 'stopped', __vitest_worker_response__: true }
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(response)
  }

  override async stop(): Promise<void> {
    // A process that was stopped by force may be in any state.
    if (!this.#isFinished) return this.end()
    for (const [event, listener] of this.#listeners) super.off(event, listener)
    this.#listeners = []
    idle.set(this.#project, this)
  }

  end(): Promise<void> {
    return super.stop()
  }
}
