import swc from '@swc/core'

const parseFile = swc.parseFileSync

/**
 * Makes dependency-cruiser read `.tsx`. Version 17.4.3 tells swc to parse every file as TypeScript without JSX, and
 * fails at the first element (its issue 1081, fixed in 18).
 */
export function letSwcReadTsx(): void {
  Object.assign(swc, {
    parseFileSync: (file: string, options: swc.ParseOptions) =>
      parseFile(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') }),
  })
}
