import type { Appearance, StripeElementStyle } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

const darkSystem = '(prefers-color-scheme: dark)'

/**
 * Returns the style of the card fields, with values from the current theme: fields in the provider's frames cannot read
 * the page's tokens.
 */
export function useElementStyle(): StripeElementStyle {
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: readStyle reads the colours of the current theme
  return useMemo(readStyle, [theme])
}

/** Returns the style of the Payment Element in the current theme; it has its own background. */
export function useElementAppearance(): Appearance {
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: readAppearance reads the colours of the current theme
  return useMemo(readAppearance, [theme])
}

function readAppearance(): Appearance {
  const variables = {
    colorPrimary: colourOf('--color-ink'),
    colorText: colourOf('--color-ink'),
    colorTextSecondary: colourOf('--color-soft'),
    colorTextPlaceholder: colourOf('--color-soft'),
    colorBackground: colourOf('--color-sheet'),
    colorDanger: colourOf('--color-bad'),
    borderRadius: '3px',
  }
  return { theme: 'stripe', variables }
}

function readStyle(): StripeElementStyle {
  return {
    base: {
      color: colourOf('--color-ink'),
      fontFamily: 'ui-monospace, monospace',
      fontSize: '17px',
      '::placeholder': { color: colourOf('--color-soft') },
    },
    invalid: { color: colourOf('--color-bad') },
  }
}

/** Resolves a colour token in the current theme; the property itself would be a light-dark() expression. */
function colourOf(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function currentTheme(): string {
  return document.documentElement.dataset.theme ?? String(window.matchMedia(darkSystem).matches)
}

function onThemeChange(listener: () => void): () => void {
  const system = window.matchMedia(darkSystem)
  const chosen = new MutationObserver(listener)
  system.addEventListener('change', listener)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', listener)
    chosen.disconnect()
  }
}
