import { defineSignInTests } from '../../../e2e/support/sign-in-scenario.ts'
import { firebase, test } from './shop-at-firebase.ts'

defineSignInTests(test, firebase)
