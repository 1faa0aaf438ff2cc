import { useConnection } from '../../api/connection.ts'
import { layoutTexts } from '../../texts/layout.ts'

/** Says that the page may be out of date while the shop is unreachable. */
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
