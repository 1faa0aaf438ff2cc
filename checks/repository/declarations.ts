import { join } from 'node:path/posix'
import { type Expression, type ModuleItem, parseSync, type Statement } from '@swc/core'

export interface SourceText {
  readonly path: string
  readonly text: string
}

/** The declaration of a top-level name, and its file. */
export interface Declaration {
  readonly file: ParsedFile
  /** The value of a constant. */
  readonly value?: Expression
  /** The body of a function declaration. */
  readonly statements?: readonly Statement[]
}

/** A source file whose top-level constants, functions and relative imports can be looked up. */
export class ParsedFile {
  readonly body: readonly ModuleItem[]
  readonly #declared = new Map<string, Declaration>()
  readonly #imported = new Map<string, { readonly path: string; readonly name: string }>()
  readonly #tree: SourceTree

  constructor(tree: SourceTree, { path, text }: SourceText) {
    this.#tree = tree
    this.body = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') }).body
    for (const item of this.body) this.#note(path, item)
  }

  /** Finds a declaration, following relative imports. */
  lookUp(name: string): Declaration | undefined {
    const imported = this.#imported.get(name)
    return imported ? this.#tree.file(imported.path)?.lookUp(imported.name) : this.#declared.get(name)
  }

  #note(path: string, item: ModuleItem): void {
    if (item.type === 'ImportDeclaration' && item.source.value.startsWith('.')) {
      const from = join(path, '..', item.source.value)
      for (const each of item.specifiers) {
        if (each.type !== 'ImportSpecifier') continue
        this.#imported.set(each.local.value, { path: from, name: each.imported?.value ?? each.local.value })
      }
    }
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item
    if (declared.type === 'FunctionDeclaration') {
      this.#declared.set(declared.identifier.value, { file: this, statements: declared.body?.stmts ?? [] })
    }
    if (declared.type !== 'VariableDeclaration' || declared.kind !== 'const') return
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) this.#declared.set(id.value, { file: this, value: init })
    }
  }
}

/** Source files, parsed on demand. */
export class SourceTree {
  readonly #texts: ReadonlyMap<string, string>
  readonly #parsed = new Map<string, ParsedFile>()

  constructor(files: readonly SourceText[]) {
    this.#texts = new Map(files.map(({ path, text }) => [path, text]))
  }

  file(path: string): ParsedFile | undefined {
    const text = this.#texts.get(path)
    if (text === undefined) return undefined
    const file = this.#parsed.get(path) ?? new ParsedFile(this, { path, text })
    this.#parsed.set(path, file)
    return file
  }
}
