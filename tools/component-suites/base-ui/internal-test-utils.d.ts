/** Installed beside the tests that are checked out. */
declare module '@mui/internal-test-utils/setupVitest' {
  const setUp: (options: { failOnConsoleEnabled: boolean }) => void
  export = setUp
}
