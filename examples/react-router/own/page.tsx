/** A page that was there before, with Halyard's own styles. Some of its class names are those of Summit's components. */
export default function OwnPage() {
  return (
    <div className="container">
      <h1>Der Club</h1>
      <p className="lead">
        Seit <time dateTime="1902">1902</time> am <a href="/">Zürichsee</a>, mit <b>40 Booten</b>.
      </p>
      <hr className="border" />
      <ul className="grid">
        <li className="card">
          <h2>Segeln</h2>
          <p>Dienstags, bei Wind.</p>
        </li>
        <li className="card hidden">
          <h2>Rudern</h2>
          <p>Dienstags, ohne Wind.</p>
        </li>
      </ul>
      <form className="flex">
        <label htmlFor="day">Probetag</label>
        <input id="day" type="text" placeholder="Mai" required />
        <input type="submit" value="Anfragen" />
        <progress value={0.4} />
      </form>
    </div>
  )
}
