/** A page that was there before, with shadcn's classes. `bg-accent` is its own, not Summit's. */
export const OwnPage = () => (
  <div className="container mx-auto max-w-2xl space-y-6 p-6">
    <nav className="flex gap-2 text-sm">
      {['Boats', 'Tours', 'About'].map((text) => (
        <a key={text} href="/" className="rounded-md px-3 py-2 hover:bg-accent hover:text-accent-foreground">
          {text}
        </a>
      ))}
      <span className="ms-auto hidden rounded-md bg-accent px-3 py-2 text-accent-foreground sm:block">Open today</span>
    </nav>
    <h1 className="text-3xl font-semibold tracking-tight">Boats</h1>
    <p className="leading-7 text-muted-foreground">Two of them, and a raft that we do not talk about.</p>
    <article className="rounded-xl border bg-card p-6 text-card-foreground shadow-sm">
      <h2 className="text-lg font-semibold">Sea kayak</h2>
      <ul className="my-4 list-disc ps-6 text-sm">
        <li>5.2 m</li>
        <li className="hidden sm:list-item">24 kg</li>
      </ul>
      <button type="button" className="rounded-md bg-primary px-4 py-2 text-sm text-primary-foreground">
        Rent it
      </button>
    </article>
    <input className="rounded-md border border-input bg-transparent px-3 py-1 text-sm" placeholder="When?" />
  </div>
)
