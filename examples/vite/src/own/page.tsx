/** A page that was there before, with Acme's own styles. Some of its class names are those of Summit's components. */
export const OwnPage = () => (
  <div className="container">
    <nav className="flex">
      <a href="/">Acme</a> <a href="/plans">Plans</a> <a href="/login">Log in</a>
    </nav>
    <h1>About Acme</h1>
    <p className="lead">
      We have made <strong>running shoes</strong> since 1949, and <a href="/">an app</a> since last week.
    </p>
    <section className="grid">
      <article className="card border">
        <h2>Shops</h2>
        <ul>
          <li>Hamburg</li>
          <li className="hidden">Rome, soon</li>
          <li>Oslo</li>
        </ul>
      </article>
      <article className="card border">
        <h2>Hours</h2>
        <table>
          <tbody>
            <tr>
              <th>Mon–Fri</th>
              <td>9–18</td>
            </tr>
          </tbody>
        </table>
      </article>
    </section>
    <form>
      <label>
        Find a shop <input name="place" placeholder="Town" />
      </label>
      <button type="button">Search</button>
      <button type="button" disabled>
        Locate me
      </button>
    </form>
    <details open>
      <summary className="underline">Do you ship?</summary>
      <blockquote>Everywhere.</blockquote>
    </details>
  </div>
)
