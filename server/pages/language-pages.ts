import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltPages, RefusalText, RenderContext, RenderedPage } from '../../contract/built-pages.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'

/** The pages in one language, with the files that they load. */
export interface LanguagePages
  extends Omit<BuiltPages<unknown, unknown>, 'assetsOf' | 'renderPage' | 'refusalDocument'> {
  readonly renderPage: (
    request: Request,
    context: Omit<RenderContext<unknown>, 'assets'>,
  ) => Promise<RenderedPage>
  readonly refusalDocument: (text: RefusalText) => string
}

/** Joins a build's exports and its manifest. */
export function withAssets<Manifest, Assets>(
  pages: BuiltPages<Manifest, Assets>,
  manifest: Manifest,
): LanguagePages {
  const assets = pages.assetsOf(manifest)
  return {
    ...pages,
    renderPage: (request, context) => pages.renderPage(request, { ...context, assets }),
    refusalDocument: (text) => pages.refusalDocument(text, assets),
  }
}

/** Loads the pages in a language from the build's folder; fails without a build. */
export async function loadLanguage(built: string, tag: LanguageTag): Promise<LanguagePages> {
  const manifest: unknown = JSON.parse(await readFile(join(built, `client/.vite/${tag}.json`), 'utf8'))
  // The build's own entry; web/app/render/entry-server.tsx defines its shape.
  const entry = pathToFileURL(join(built, 'server', tag, 'entry-server.js')).href
  return withAssets((await import(/* @vite-ignore */ entry)) as BuiltPages<unknown, unknown>, manifest)
}
