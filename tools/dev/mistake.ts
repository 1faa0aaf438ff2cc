import type { ErrorPayload } from 'vite'

/** Converts an error in the code for the terminal and for Vite's overlay. */
export function mistakeOf(error: unknown): ErrorPayload['err'] {
  const { message, stack, ...rest } = error instanceof Error ? error : new Error(String(error))
  const { loc, frame, plugin, id } = rest as Partial<ErrorPayload['err']>
  return {
    message,
    stack: stack ?? '',
    ...(loc && { loc }),
    ...(frame && { frame }),
    ...(plugin && { plugin }),
    ...(id && { id }),
  }
}

/**
 * Returns a document that shows an error and reloads once it is fixed.
 *
 * @param base of the Vite server whose sources have the error.
 */
export function mistakePage(error: unknown, base: string): string {
  const { message, frame = '', stack } = mistakeOf(error)
  const text = [message, frame, stack].filter((part) => part !== '').join('\n\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A mistake in the code</title>
<script type="module" src="${base}@vite/client"></script>
<h1>A mistake in the code</h1><p>The page comes back when it is mended.</p><pre>${escapeText(text)}</pre></html>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
