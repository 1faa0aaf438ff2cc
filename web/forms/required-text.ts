/** The rules of a text that must be there, for react-hook-form's `register`: spaces are no text. */
export function requiredText<Rules extends { readonly required: string }>(rules: Rules) {
  return { ...rules, validate: (text: string) => text.trim() !== '' || rules.required }
}
