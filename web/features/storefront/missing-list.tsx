import { useRevalidator } from 'react-router'
import { problems } from '../../texts/problems.ts'

/** Stands in the place of a list that could not be loaded, and loads the page's data again. */
export function MissingList() {
  const { revalidate } = useRevalidator()
  return (
    <div className="card empty" role="status">
      <p>{problems.listMissing}</p>
      <button type="button" className="button button-quiet" onClick={() => void revalidate()}>
        {problems.tryAgain}
      </button>
    </div>
  )
}
