/** Packs and installs the built packages, and checks what is installed there as a release would have it. */
import { join } from 'node:path'
import { run } from '../lib/run.ts'

const steps = ['readmes', 'manifests', 'types oldest', 'api-report --check', 'kit', 'sizes']
const workers = 2

const runStep = (step: string) => {
  const [file = '', ...args] = step.split(' ')
  return run(process.execPath, ['--import', 'tsx', join(import.meta.dirname, `${file}.ts`), ...args])
}

const havePassed = [await runStep('pack')]
if (havePassed[0]) {
  const work = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) havePassed.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: workers }, work))
}
if (havePassed.includes(false)) process.exitCode = 1
