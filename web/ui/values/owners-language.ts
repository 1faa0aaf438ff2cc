interface Worded {
  /** The language of the name; missing if it is that of the page. */
  readonly lang?: string | undefined
  /** The language of the description; missing if it is that of the page. */
  readonly descriptionLang?: string | undefined
}

/** Returns the props of an element with a product's name: its language, and hyphens in long words. */
export function langOf({ lang }: Worded): { readonly lang?: string; readonly className: string } {
  return { ...(lang && { lang }), className: 'own-words' }
}

/** Returns the language of a product's description as a prop. */
export function descriptionLangOf({ descriptionLang }: Worded): { readonly lang?: string } {
  return descriptionLang ? { lang: descriptionLang } : {}
}
