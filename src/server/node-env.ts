// Imported before everything else: libraries look at NODE_ENV as they are loaded, and take what is not set for development.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
