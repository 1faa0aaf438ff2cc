const pollMs = 200

/**
 * Sends SIGTERM to this process once its parent has ended, until the returned timer is cleared. npm runs a script
 * through a shell and forwards signals only to that shell. A shell that remains in between, such as Debian's, ends
 * without forwarding them.
 */
export function watchParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, pollMs)
  return watch.unref()
}

/** Watches the parent until the first signal to stop, which the rest of the program handles. */
export function stopWithParent() {
  const watch = watchParent()
  // Ctrl-C reaches every process of the terminal, so this process is already stopping.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}
