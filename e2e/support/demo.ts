/** The demo account of the server under test. */
export const demo = { name: 'Demo Climber', email: 'demo@summit.test', password: 'over the ridge at dawn' }
