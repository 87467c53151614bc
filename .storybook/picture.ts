/** The parameter of an address at which a story is a picture. */
export const pictureParameter = 'picture'

/** Whether this window shows a picture. */
export const isPicture = () => new URLSearchParams(window.location.search).has(pictureParameter)

/** Keeps a picture from taking the focus of the page that shows it. */
export function disableFocus(): void {
  document.documentElement.inert = true
  // A modal dialog is not inert with its document.
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true
    showModal.call(this)
  }
}
