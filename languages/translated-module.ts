/** A module of English texts beside its translation; both have the same exports. */
export type TranslatedModule = readonly [english: object, translated: object]
