/** Tests that others wrote for their components, and how ours are run by them. */
export interface Suite {
  /** Its folder here. */
  name: string
  /** What its project is called. */
  title: string
  repository: string
  commit: string
  /** The paths that are checked out, as Git's sparse checkout has them. */
  paths: string[]
  /** The packages that its tests need beside those that are installed here. */
  packages: string[]
  /** The component that a test file is for. */
  toComponent: (file: string) => string
  /** Tests of what ours does not have. They do not count. */
  absent: Exception[]
  /** Tests that ours fails. */
  different: Exception[]
  /** Which of its components are not run, and why: a sentence without its end. */
  notRun: string
}

/** Tests that ours does not pass, by a part of their full names, and why. */
export interface Exception {
  tests: RegExp
  why: string
}
