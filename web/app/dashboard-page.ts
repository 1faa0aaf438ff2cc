import type { PageHandle } from './page-handle.ts'

const shellModule = 'web/features/dashboard/dashboard-shell.tsx'

/** A page of the signed-in area: no search engine lists it, and its code comes with the shell's. */
export function dashboardPage(
  text: { readonly title: string; readonly description: string },
  ...modules: readonly string[]
): PageHandle {
  return { head: () => ({ ...text, unlisted: true }), modules: [shellModule, ...modules] }
}
