/** Common English verbs. */
export const LIST = `
be, have, do, say, go, come, get, make, know, think, take, see, want, look, use, find, give, tell, work, call, try, ask, need, feel,
become, leave, put, mean, keep, let, begin, help, talk, turn, start, show, hear, play, run, move, like, live, believe, hold, bring,
happen, write, provide, sit, stand, lose, pay, meet, include, continue, set, learn, change, lead, understand, watch, follow, stop,
create, speak, read, allow, add, spend, grow, open, walk, win, offer, remember, love, consider, appear, buy, wait, serve, send, expect,
build, stay, fall, cut, reach, remain, suggest, raise, pass, sell, require, report, decide, pull, push, eat, drink, cook, bake, boil,
fry, taste, chew, swallow, bite, pour, mix, stir, peel, slice, chop, wash, clean, sweep, scrub, wipe, dry, iron, fold, sew, knit, mend,
repair, fix, paint, draw, sketch, color, carve, print, copy, type, spell, count, measure, weigh, calculate, divide, multiply, compare,
choose, sort, arrange, collect, gather, pack, carry, lift, drop, throw, catch, kick, hit, roll, bounce, jump, hop, skip, climb, crawl,
creep, swim, dive, float, sail, row, ride, drive, steer, fly, land, travel, visit, explore, discover, wander, hike, march, rush, hurry,
chase, escape, hide, search, seek, smile, laugh, giggle, cry, weep, sigh, yawn, sneeze, cough, breathe, blink, wink, nod, wave, point,
touch, hug, kiss, tickle, whisper, shout, scream, sing, hum, whistle, dance, clap, cheer, applaud, celebrate, greet, welcome, thank,
apologize, forgive, promise, explain, describe, argue, agree, refuse, accept, answer, reply, invite, introduce, persuade, encourage,
praise, advise, warn, protect, defend, rescue, save, share, borrow, lend, return, exchange, donate, earn, owe, order, deliver, receive,
wrap, unwrap, close, lock, unlock, knock, enter, arrive, depart, wake, sleep, dream, rest, relax, bathe, dress, undress, wear, comb,
brush, shave, plant, dig, water, harvest, pick, feed, milk, bark, purr, growl, buzz, shine, glow, burn, melt, freeze, flow, drip, splash,
rain, snow, blow, bloom, wither, ripen, rise, sink, spin, swing, shake, tremble, slide, slip, stumble, balance, stretch, bend, kneel,
lean, twist, squeeze, press, tie, untie, glue, attach, hang, connect, join, separate, break, tear, crack, crush, burst, fill, empty,
cover, wonder, imagine, guess, notice, observe, examine, study, teach, practice, improve, succeed, fail, admire, respect, trust, doubt,
hope, wish, worry, fear, enjoy, prefer, hate, miss, regret, complain, pretend, joke, compete, train, juggle, invent, design, record,
photograph, publish, translate
`
