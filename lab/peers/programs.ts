import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's packages of the programs that peers need and npm lacks; `.ci/run` installs them. */
export const debianPackages: Readonly<Record<string, string>> = {
  java: 'default-jre-headless',
  nginx: 'nginx',
  openssl: 'openssl',
  pdffonts: 'poppler-utils',
  promtool: 'prometheus',
  qpdf: 'qpdf',
  'systemd-analyze': 'systemd',
  xmllint: 'libxml2-utils',
}

/** Returns the search path with the folders of server programs, which a user's path may lack. */
export function pathWithServers(path = process.env.PATH ?? ''): string {
  return [path, '/usr/sbin', '/sbin'].filter(Boolean).join(delimiter)
}

/** Returns the programs that this machine lacks. */
export function missingPrograms(programs: readonly string[], path?: string): readonly string[] {
  const folders = pathWithServers(path).split(delimiter)
  return programs.filter((program) => !folders.some((folder) => isProgram(join(folder, program))))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Absent, or not executable by this user.
    return false
  }
}
