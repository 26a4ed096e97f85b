// A process that is measured in vain: it may say where it listens, and then nothing more, not even when asked to stop.
process.on('SIGTERM', () => {});
process.on('message', () => {});
process.on('disconnect', () => process.exit(0));
if (process.env.PORT !== undefined) process.send?.({ port: Number(process.env.PORT) });
if (process.env.ENDS !== undefined) process.exit(3);
setInterval(() => {}, 1000);
