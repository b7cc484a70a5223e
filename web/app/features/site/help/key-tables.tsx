import { Fragment } from 'react'
import { keyTables } from './keys.ts'

/** All keys as tables. */
export function KeyTables() {
  return (
    <div className="key-tables grid gap-7 mt-3 [&_table]:w-full [&_table]:[border-collapse:collapse] [&_caption]:pb-1.5 [&_caption]:text-left [&_caption]:text-lead/[1.2] [&_caption]:font-semibold [&_caption]:font-display">
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
