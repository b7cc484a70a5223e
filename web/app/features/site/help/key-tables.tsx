import { Fragment } from 'react'
import { keyTables } from './keys.ts'

/** The keys of every place, as tables. */
export function KeyTables() {
  return (
    <div className="key-tables">
      {keyTables.map(({ place, rows }) => (
        <table key={place}>
          <caption>{place}</caption>
          <tbody>
            {rows.map(({ keys, does }) => (
              <tr key={does}>
                <th scope="row">
                  {keys.map((key, at) => (
                    <Fragment key={key}>
                      {at > 0 ? ' ' : null}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
