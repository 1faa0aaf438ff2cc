/** Texts of the shape of `English`: a sentence for each sentence, a function of the same parameters for a function. */
export type TextsLike<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => TextsLike<Result>
    : English extends object
      ? { readonly [Name in keyof English]: TextsLike<English[Name]> }
      : English

/** TypeScript accepts a function that takes fewer parameters, so their numbers are compared as well. */
type TakesTheSame<Texts, English> = English extends (...parameters: infer Expected) => unknown
  ? Texts extends (...parameters: infer Given) => unknown
    ? Required<Given>['length'] extends Required<Expected>['length']
      ? unknown
      : { readonly 'This text takes other parameters than the English one': never }
    : unknown
  : English extends string
    ? unknown
    : {
        readonly [Name in keyof Texts]: Name extends keyof English
          ? TakesTheSame<Texts[Name], English[Name]>
          : never
      }

/**
 * Declares the translation of a text: `translation<typeof English.ordersTexts>()({ heading: 'Bestellungen', … })`.
 * It does not compile if a sentence is missing, superfluous, or takes other parameters. Two calls, because TypeScript
 * infers either all type parameters of a call or none.
 */
export function translation<English>() {
  return <const Texts extends TextsLike<English>>(
    texts: Texts & TakesTheSame<Texts, English>,
  ): TextsLike<English> => texts
}
