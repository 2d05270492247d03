import { build } from './product/build.ts'
import { fail } from './product/run.ts'
import { reportSizes } from './product/sizes.ts'

build().then(reportSizes).catch(fail)
