/** The heading of a group, also in the page's table of contents. */
export const GroupHeading = ({ children }: { children: string }) => (
  <h3 id={children.toLowerCase().replaceAll(' ', '-')} className="border-b border-line pb-2 text-h4">
    {children}
  </h3>
)
