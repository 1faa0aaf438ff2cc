import { afterEach, beforeEach, expect, test } from 'vitest'
import { anyEngine, openTestApp, type TestApp } from '../../testing/test-app.ts'
