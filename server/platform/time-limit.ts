/**
 * Waits for work for a limited time. Late work continues, but its result is ignored.
 *
 * @param late returns, or throws, in place of late work.
 */
export function withinTime<Value>(work: Promise<Value>, limitMs: number, late: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
