/** A page that was there before, with Kiesel's own styles. Some of its class names are those of Summit's components. */
export function OwnPage() {
  return (
    <div className="container">
      <h1>Über uns</h1>
      <p className="lead">
        Eine <em>Kletterhalle</em> in <a href="/">Kassel</a>, mit einer Wand für Kinder.
      </p>
      <table className="border">
        <caption>Öffnungszeiten</caption>
        <tbody>
          <tr>
            <th scope="row">Mo–Fr</th>
            <td>10–22 Uhr</td>
          </tr>
          <tr className="hidden">
            <th scope="row">Feiertage</th>
            <td>10–18 Uhr</td>
          </tr>
        </tbody>
      </table>
      <form className="grid">
        <label>
          Frage <textarea name="frage" placeholder="Habt ihr Schuhe?" />
        </label>
        <select name="halle" defaultValue="Kassel">
          <option>Kassel</option>
        </select>
        <button type="button">Fragen</button>
      </form>
      <ol className="flex">
        <li>Schuhe</li>
        <li>Kreide</li>
      </ol>
    </div>
  )
}
