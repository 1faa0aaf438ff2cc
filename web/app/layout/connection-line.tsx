import { useConnection } from '../../api/connection.ts'
import { layoutTexts } from '../../texts/layout.ts'

/** Says that what stands on the page may be out of date, for as long as the shop cannot be reached. */
export function ConnectionLine() {
  const connection = useConnection()
  return (
    <div role="status" className="connection">
      {connection !== 'here' && (
        <p className="connection-line">
          <span className="wrap">{layoutTexts[connection]}</span>
        </p>
      )}
    </div>
  )
}
