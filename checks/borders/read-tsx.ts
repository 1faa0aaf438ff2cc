import swc from '@swc/core'

const parseFile = swc.parseFileSync

/**
 * Lets dependency-cruiser read `.tsx`. Its 17.4.3 asks swc for TypeScript without JSX, whatever the file's
 * ending, and stops at the first element (its issue 1081, mended in 18).
 */
export function letSwcReadTsx(): void {
  Object.assign(swc, {
    parseFileSync: (file: string, options: swc.ParseOptions) =>
      parseFile(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') }),
  })
}
