import { defineSignInTests } from '../../../e2e/support/signing-in-story.ts'
import { firebase, test } from './shop-at-firebase.ts'

defineSignInTests(test, firebase)
