import { type PageScripts, scriptsElementId } from './page-data.ts'

/** A task shorter than this continues with the next script, because each pause costs a few milliseconds. */
const shortMs = 8

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Lets the running script end its task. Then runs the further scripts of this page one by one with pauses, so that a
 * tap waits for at most one of them. A failed script is reported by the code that imports it.
 */
export async function runInTurns(): Promise<void> {
  const text = document.getElementById(scriptsElementId)?.textContent
  // Our server wrote this element from the same type.
  const { page } = text ? (JSON.parse(text) as PageScripts) : { page: [] }
  await nextTurn()
  let startedAt = performance.now()
  for (const script of page) {
    await import(/* @vite-ignore */ script).catch(() => undefined)
    if (performance.now() - startedAt < shortMs) continue
    await nextTurn()
    startedAt = performance.now()
  }
}
