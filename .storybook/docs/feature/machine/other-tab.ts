/** Another tab of the browser, in which the password can be changed. */
export function createOtherTab() {
  let report = () => {}
  return {
    publish: () => {},
    subscribe: (_: string | null, onChanged: () => void) => {
      report = onChanged
      return () => {
        report = () => {}
      }
    },
    change: () => report(),
  }
}
