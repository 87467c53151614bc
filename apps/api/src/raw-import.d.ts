/** Vite's import of a file's text. */
declare module '*?raw' {
  const text: string
  export { text as default }
}
