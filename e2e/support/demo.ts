/** The account that the server under test makes for itself. */
export const demo = { name: 'Demo Climber', email: 'demo@summit.test', password: 'over the ridge at dawn' }
