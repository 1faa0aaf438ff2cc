import * as React from 'react'

// Runs before every test file. React's development build takes a stack trace for each element, up to 10,000 a second,
// to print the element's owner beside a warning. That took a tenth to a third of the time of screen tests. Tests fail
// at the warning anyway, and its component stack stays.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

// React counts the traces here and resets the count every second; this count is always over the limit.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
