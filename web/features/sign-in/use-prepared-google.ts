import { useEffect } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'

/** Where Google is offered, brings what its button needs, so that its window opens right after the click. */
export function usePreparedGoogle(offered: boolean): void {
  useEffect(() => {
    if (offered) void prepare()
  }, [offered])
}

async function prepare(): Promise<void> {
  try {
    const { prepareGoogle } = await loadOnDemand(() => import('../../session/enter.ts'))
    await prepareGoogle()
  } catch {
    // The click tries again, and says what is wrong.
  }
}
