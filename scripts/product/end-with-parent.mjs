// Preloaded into a server: when the process that started it is gone, however it ended, the server ends too.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
})
process.channel?.unref()
