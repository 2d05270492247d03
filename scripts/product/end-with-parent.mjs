// Preloaded into a server: ends it when the process that started it has ended, in whatever way.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
})
process.channel?.unref()
