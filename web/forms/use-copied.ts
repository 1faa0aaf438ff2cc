import { useState } from 'react'

/** Copies a text on demand, and tells whether the last attempt succeeded. */
export function useCopied(text: string) {
  const [copied, setCopied] = useState<boolean>()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser forbids copying, or the page has no TLS; the person can still select the text.
      setCopied(false)
    }
  }
  return { copied, copy: () => void copy() }
}
