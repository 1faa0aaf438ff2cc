/** Adds to the rules of a required text that spaces alone do not count. For react-hook-form's `register`. */
export function notBlank<Rules extends { readonly required: string }>(rules: Rules) {
  return { ...rules, validate: (text: string) => text.trim() !== '' || rules.required }
}
