/**
 * V8 would use much memory to save a few collections: under load up to 134 MB for new objects, and several times the
 * live data.
 */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=70']

/**
 * Settings of Debian's allocator (mallopt(3)), which by default keeps each thread's freed memory: one arena for all
 * threads, and blocks above 1 MB are returned to the system.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}

/**
 * Replaces this program by itself with settings that use less memory under load (docs/decisions/0103). A process reads
 * both kinds of settings only at its start. Process id, parent and terminal stay the same.
 */
export function boundMemory() {
  const isBound = flags.every((flag) => process.execArgv.includes(flag))
  if (isBound || process.platform === 'win32') return
  const [program, ...args] = process.argv
  process.execve(program, [program, ...flags, ...process.execArgv, ...args], { ...allocator, ...process.env })
}
