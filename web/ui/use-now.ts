import { useEffect, useState } from 'react'

/** The present instant in milliseconds, looked at again each time this many milliseconds have passed. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
