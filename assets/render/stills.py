"""The seven still lifes: what stands where, in which colours. Heights are in studio units.

`samples` asks for more light than usual, for much glass. A piece: (shape, colours, x, y, height, z, turn). A plinth: (kind, x, y, width, depth, height, colour).
The middle (|x| < 1.9) is also the tall picture; what stands further out is for the wide one.
"""

AMBER = {'glass': '#f6d8ae', 'liquid': '#f5c98f', 'accent': '#2b2320'}

SCENES = {
    'home': {
        'paper': '#ecd5c8', 'samples': 20, 'plinths': [
            ('round', .15, .55, 1.5, 1.5, 1.0, '#f1dfd4'), ('box', -1.55, .95, 1.25, 1.1, 1.65, '#e2bfae'),
            ('round', 1.75, 1.0, 1.5, 1.5, .55, '#d9a898'), ('box', 3.35, .9, 1.2, 1.2, 1.25, '#f1dfd4'), ('round', -3.2, .3, 1.35, 1.35, .4, '#f1dfd4')],
        'pieces': [
            ('flacon-round', {'glass': '#fbe6de', 'liquid': '#f9dbcd', 'accent': '#b0203c'}, .15, .5, 1.75, 1.0, 8),
            ('lipstick', {'body': '#221b19', 'accent': '#221b19', 'shade': '#b0203c'}, -.75, -.75, 1.45, 0, 0),
            ('dropper-bottle', AMBER, -1.6, .9, 1.65, 1.65, 0),
            ('low-jar', {'body': '#f6efe8', 'accent': '#b0203c'}, .95, -.75, .72, 0, 0),
            ('pump', {'body': '#b0203c', 'accent': '#f6efe8'}, 1.8, 1.0, 2.05, .55, 0),
            ('tube-standing', {'body': '#f6efe8', 'accent': '#c9a15f'}, -3.2, .3, 1.9, .4, 10),
            ('compact', {'body': '#c98f7f', 'shade': '#dcae94'}, 2.75, -.6, .92, 0, 0),
            ('toner-bottle', {'glass': '#fdf1ea', 'liquid': '#fae4db', 'accent': '#f6efe8'}, 3.35, .9, 1.75, 1.25, 0),
            ('gloss', {'shade': '#c7455a', 'accent': '#c9a15f'}, -1.95, -.55, 1.35, 0, 0),
        ]},
    'skincare': {
        'paper': '#cdd4c1', 'plinths': [
            ('round', 0, .6, 1.6, 1.6, .95, '#e4e6d8'), ('box', -1.7, 1.1, 1.2, 1.1, .5, '#aab698'),
            ('box', 1.6, 1.1, 1.3, 1.1, 1.35, '#b9c3a8'), ('round', 3.3, .4, 1.4, 1.4, .45, '#e4e6d8'), ('box', -3.35, 1.0, 1.2, 1.1, 1.2, '#e4e6d8')],
        'pieces': [
            ('dropper-bottle', AMBER, 0, .55, 1.95, .95, 0),
            ('pump', {'body': '#f4f1e8', 'accent': '#4e5f45'}, -1.7, 1.1, 2.35, .5, 0),
            ('low-jar', {'body': '#7d8f6c', 'accent': '#f4f1e8'}, .85, -.75, .8, 0, 0),
            ('tube-standing', {'body': '#dfe5d2', 'accent': '#4e5f45'}, 1.65, 1.1, 1.85, 1.35, -8),
            ('toner-bottle', {'glass': '#eff6ea', 'liquid': '#e4eeda', 'accent': '#f4f1e8'}, -.95, -.6, 1.55, 0, 0),
            ('airless-pump', {'body': '#4e5f45', 'accent': '#f4f1e8'}, 3.3, .4, 1.95, .45, 0),
            ('tall-jar', {'body': '#f1e6cf', 'accent': '#7d8f6c'}, -3.35, 1.0, 1.25, 1.2, 0),
            ('sheet-mask-sachet', {'body': '#e9dfc6'}, 2.35, -.35, 1.4, 0, -12),
            ('sunscreen', {'body': '#f0c987', 'accent': '#f4f1e8'}, -2.6, -.3, 1.65, 0, 8),
        ]},
    'makeup': {
        'paper': '#e3b4ac', 'plinths': [
            ('round', 0, .5, 1.5, 1.5, .8, '#efcfc7'), ('box', -1.6, 1.0, 1.2, 1.1, 1.4, '#d3978d'), ('round', 1.75, 1.0, 1.4, 1.4, .45, '#c9837c'),
            ('box', 3.3, .9, 1.5, 1.2, .9, '#efcfc7'), ('round', -3.3, .3, 1.4, 1.4, .35, '#efcfc7')],
        'pieces': [
            ('lipstick', {'body': '#221b19', 'accent': '#221b19', 'shade': '#b0203c'}, 0, .45, 1.75, .8, 0),
            ('foundation-bottle', {'glass': '#fbf3ec', 'shade': '#c99470', 'accent': '#221b19'}, -1.6, .95, 1.6, 1.4, 0),
            ('compact', {'body': '#8e2038', 'shade': '#dba58c'}, .85, -.8, 1.0, 0, 0),
            ('makeup-brush', {'body': '#221b19'}, 1.9, 1.0, 2.5, .45, 0),
            ('gloss', {'shade': '#c43d55', 'accent': '#d8b06a'}, -1.0, -.7, 1.4, 0, 0),
            ('eye-palette', {'body': '#3a2328', 'shade': '#b5786a'}, 2.75, -.35, 1.15, 0, -14),
            ('mascara', {'body': '#8e2038', 'accent': '#8e2038'}, -3.3, .3, 1.75, .35, 0),
            ('airless-pump', {'body': '#d9a08f', 'accent': '#f6e6df'}, 3.3, .95, 1.7, .9, 0),
            ('sponge', {'body': '#e58a98'}, -2.15, -.4, .72, 0, 0),
        ]},
    'haircare': {
        'paper': '#dcc3a1', 'plinths': [
            ('box', -.2, .7, 1.6, 1.2, .7, '#ecdcc4'), ('round', 1.6, 1.1, 1.5, 1.5, 1.25, '#c99e6c'), ('round', -1.9, 1.2, 1.3, 1.3, .35, '#ecdcc4'),
            ('box', -3.4, .8, 1.2, 1.1, 1.0, '#c99e6c'), ('box', 3.4, .6, 1.3, 1.2, .4, '#ecdcc4')],
        'pieces': [
            ('shampoo-bottle', {'body': '#9a4a2b', 'accent': '#2b211c'}, -.2, .65, 2.2, .7, 8),
            ('pump', {'body': '#f5ecdd', 'accent': '#2b211c'}, 1.6, 1.1, 1.95, 1.25, 0),
            ('spray', {'body': '#e0b27a', 'accent': '#f5ecdd'}, -1.95, 1.2, 2.45, .35, 0),
            ('low-jar', {'body': '#f5ecdd', 'accent': '#9a4a2b'}, 1.0, -.75, .78, 0, 0),
            ('tube-standing', {'body': '#c9744a', 'accent': '#f5ecdd'}, -1.25, -.5, 1.55, 0, 6),
            ('aerosol', {'body': '#3a2a22', 'accent': '#3a2a22'}, 3.4, .6, 2.1, .4, 0),
            ('dropper-bottle', AMBER, -3.4, .8, 1.5, 1.0, 0),
            ('cleanser-bottle', {'body': '#f0d9b5', 'accent': '#9a4a2b'}, 2.4, -.3, 1.75, 0, -6),
            ('curling-tool', {'body': '#f5ecdd', 'accent': '#2b211c'}, -2.75, -.1, 2.0, 0, 0),
        ]},
    'fragrance': {
        'paper': '#b9a2b4', 'samples': 22, 'plinths': [
            ('round', 0, .6, 1.9, 1.9, .75, '#d5c3cf'), ('box', -1.75, 1.1, 1.25, 1.2, 1.45, '#9a8097'), ('round', 1.7, 1.0, 1.4, 1.4, 1.15, '#8a7089'),
            ('box', 3.15, .5, 1.4, 1.2, .45, '#d5c3cf'), ('round', -3.4, .4, 1.5, 1.5, .5, '#d5c3cf')],
        'pieces': [
            ('flacon-square', {'glass': '#fdf0e4', 'liquid': '#f7dcb4', 'accent': '#2c2030'}, 0, .55, 2.0, .75, 6),
            ('flacon-tall', {'glass': '#f8eef8', 'liquid': '#efd9ee', 'accent': '#f0e6ec'}, -1.75, 1.05, 1.75, 1.45, 0),
            ('flacon-round', {'glass': '#fdeef0', 'liquid': '#f8d3d6', 'gilded': True}, 1.7, 1.0, 1.7, 1.15, -10),
            ('flacon-round', {'glass': '#eef4fa', 'liquid': '#e0eaf4', 'accent': '#4a3550'}, -.95, -.7, 1.25, 0, 10),
            ('flacon-tall', {'glass': '#fff3e2', 'liquid': '#f8e0b8', 'gilded': True}, 1.05, -.65, 1.35, 0, 0),
            ('flacon-square', {'glass': '#f4ecf8', 'liquid': '#e9d6f1', 'accent': '#f0e6ec'}, 3.15, .5, 1.6, .45, -12),
            ('spray', {'body': '#4a3550', 'gilded': True}, -3.4, .4, 1.95, .5, 0),
        ]},
    'tools': {
        'paper': '#b7c1c9', 'plinths': [
            ('round', 1.75, 1.0, 1.5, 1.5, .6, '#8fa0ac'), ('box', -2.0, 1.2, 1.2, 1.1, .45, '#dbe1e5'),
            ('box', 3.3, .8, 1.2, 1.1, 1.1, '#dbe1e5')],
        'pieces': [
            ('hair-dryer', {'body': '#24384a', 'accent': '#d9cdb8'}, .05, .4, 2.75, 0, -4),
            ('makeup-brush', {'body': '#f0eadf'}, 1.8, .8, 2.3, .6, 0),
            ('curling-tool', {'body': '#d9cdb8', 'accent': '#24384a'}, -2.0, 1.1, 2.5, .45, 0),
            ('sponge', {'body': '#e0826c'}, -1.15, -.6, .8, 0, 0),
            ('sponge', {'body': '#f0c9b4'}, -.5, -1.05, .66, 0, 0),
            ('nail-tool', {'body': '#a0483c', 'accent': '#e3c9a0'}, 1.0, -.85, 1.05, 0, 0),
            ('pencil', {'body': '#24384a', 'shade': '#5a2f28', 'gilded': True}, -3.05, .0, 1.75, 0, 0),
            ('eye-palette', {'body': '#24384a', 'shade': '#b58f7a'}, 2.75, -.4, 1.1, 0, -12),
            ('sponge', {'body': '#f3ece0'}, 3.3, .75, .85, 1.1, 0),
        ]},
    'supplements': {
        'paper': '#ead7a2', 'plinths': [
            ('round', 0, .6, 1.7, 1.7, .7, '#f5ead0'), ('box', 1.75, 1.1, 1.4, 1.2, 1.3, '#d9b968'), ('round', -1.8, 1.0, 1.4, 1.4, .4, '#d9b968'),
            ('box', 3.1, .6, 1.5, 1.2, .4, '#f5ead0'), ('box', -3.1, .8, 1.4, 1.1, 1.05, '#f5ead0')],
        'pieces': [
            ('capsule-jar', {'body': '#e8792f', 'accent': '#faf4e6'}, 0, .55, 1.7, .7, 0),
            ('pouch', {'body': '#4f6b4a'}, -1.8, 1.0, 2.15, .4, 8),
            ('capsule-jar', {'body': '#faf4e6', 'accent': '#4f6b4a'}, 1.75, 1.05, 1.55, 1.3, 0),
            ('low-jar', {'body': '#c94f35', 'accent': '#faf4e6'}, -.95, -.75, .72, 0, 0),
            ('dropper-bottle', AMBER, .95, -.6, 1.5, 0, 0),
            ('pouch', {'body': '#f0c25a'}, 3.1, .6, 1.7, .4, -10),
            ('capsule-jar', {'body': '#6f8f66', 'accent': '#2f3d2b'}, -3.1, .8, 1.4, 1.05, 0),
            ('pump', {'body': '#faf4e6', 'accent': '#e8792f'}, 2.1, -.45, 1.45, 0, 0),
            ('tall-jar', {'body': '#e8b04a', 'accent': '#faf4e6'}, -2.5, -.35, 1.05, 0, 0),
        ]},
}
