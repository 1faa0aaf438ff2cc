import { useConnection } from '../../api/connection.ts'
import { layoutTexts } from '../../texts/layout.ts'

/** Warns that the page may be stale while the shop is unreachable. */
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
