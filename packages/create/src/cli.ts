#!/usr/bin/env node
import { join } from 'node:path'
import { runCli } from './run-cli.ts'

process.exitCode = runCli(process.argv.slice(2), {
  template: join(import.meta.dirname, 'template'),
  userAgent: process.env.npm_config_user_agent,
  print: (text) => console.log(text),
})
